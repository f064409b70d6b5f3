import { Button } from '@/components/ui/button';
import { type Credentials, roles } from '@/domain/role';
import { demoCredentials } from './demo-credentials';

export function DemoAccounts({ onUse }: { onUse: (credentials: Credentials) => void }) {
  return (
    <section
      aria-labelledby="demo-accounts"
      className="mt-6 w-full max-w-md rounded-lg border-2 border-paper-edge border-dashed px-5 py-4"
    >
      <h2 id="demo-accounts" className="form-caption text-petrol-700">
        Demo accounts
      </h2>
      <p className="mt-1 text-petrol-700 text-sm">
        This site runs on the emulator. Sign-in is simulated; these open the three dashboards.
      </p>
      <ul className="mt-2 divide-y divide-paper-line">
        {roles.map(({ value: role, label }) => {
          const { email, password } = demoCredentials[role];
          return (
            <li key={role} className="flex items-center gap-3 py-2 large-text:block">
              <div className="min-w-0 flex-1 text-sm">
                <p className="font-semibold">{label}</p>
                <p className="text-petrol-700">{email}</p>
                <p className="font-mono text-petrol-700">{password}</p>
              </div>
              <Button variant="quiet" onClick={() => onUse({ role, email, password })}>
                Use <span className="sr-only">{label}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
