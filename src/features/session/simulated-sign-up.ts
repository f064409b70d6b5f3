import { type Account, newAccount, type SignUpForm } from '@/domain/sign-up';
import { wait } from '@/lib/wait';
import { signUpDelay } from './timings';

/**
 * A SIMULATED sign-up (requirements 4 and 7): after the specified delay it hands back what the
 * account would be. Nothing is sent anywhere and nothing is stored.
 */
export async function createAccount(form: SignUpForm): Promise<Account> {
  await wait(signUpDelay);
  return newAccount(form, new Date());
}
