export function EmailText({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@');
  if (at <= 0) return <span>{email}</span>;
  return (
    <span>
      <span translate="no">{email.slice(0, at)}</span>
      <wbr />
      <span translate="no">{email.slice(at)}</span>
    </span>
  );
}
