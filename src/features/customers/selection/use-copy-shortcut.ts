import { useEffect } from 'react';
import { isTakingKeys, isWithControl } from '@/features/customers/keyboard/shortcuts';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { useReadSelectedRows } from '@/features/customers/store/use-address';

export function useCopyShortcut(): void {
  const { copyCustomers } = useCustomersStore();
  const readSelectedRows = useReadSelectedRows();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isWithControl(event, 'c') || event.repeat || event.defaultPrevented) return;
      const hasText = window.getSelection()?.isCollapsed === false;
      if (hasText || isTakingKeys(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void copyCustomers(readSelectedRows());
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [copyCustomers, readSelectedRows]);
}
