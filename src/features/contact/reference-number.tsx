import { CopyButton } from './copy-button';

/** The customer's reference as a ticket number: one press selects it, another copies it. */
export function ReferenceNumber({ reference }: { reference: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-petrol-900 border-l-4 pl-4">
      <dl>
        <dt className="form-caption text-petrol-600">Your customer reference ID</dt>
        <dd className="meter mt-1 select-all break-all text-xl sm:text-3xl sm:tracking-wide">{reference}</dd>
      </dl>
      <CopyButton text={reference} label="Copy reference" />
    </div>
  );
}
