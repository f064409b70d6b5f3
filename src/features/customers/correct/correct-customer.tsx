import { PencilLine } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/domain/customer';
import { useDialogChunk } from '@/features/customers/use-dialog-chunk';

/** Opens the dialog that corrects a customer; its script is loaded when it is asked for. */
export function CorrectCustomer({ customer, className }: { customer: Customer; className?: string }) {
  const { Dialog, isLoading, open, close } = useDialogChunk(
    async () => (await import('./correct-customer-dialog')).CorrectCustomerDialog,
  );
  return (
    <>
      <Button variant="quiet" aria-disabled={isLoading} onClick={() => void open()} className={className}>
        <PencilLine aria-hidden="true" className="size-4" />
        Correct
      </Button>
      {/* Beside the details, whose styles are not meant for it. */}
      {Dialog && createPortal(<Dialog customer={customer} onClose={close} />, document.body)}
    </>
  );
}
