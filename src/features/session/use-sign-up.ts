import { useState } from 'react';
import {
  type Account,
  emptySignUp,
  findSignUpProblem,
  newAccount,
  type SignUpForm,
  type SignUpProblem,
} from '@/domain/sign-up';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import { signUpDelay } from './timings';
import { useSubmission } from './use-submission';

/** Requirement 8.3. */
const failedMessage = 'Account creation failed. Please try again.';

/** A SIMULATED sign-up (requirements 4.6 and 7.1): sends and stores nothing. */
async function createAccount(form: SignUpForm): Promise<Account> {
  await wait(signUpDelay);
  return newAccount(form, new Date());
}

export function useSignUp() {
  const [form, setForm] = useState(emptySignUp);
  const [problem, setProblem] = useState<Partial<SignUpProblem>>();
  const [attempt, setAttempt] = useState(0);
  const [account, setAccount] = useState<Account>();
  const { pending, submit } = useSubmission();

  function change(changes: Partial<SignUpForm>) {
    setForm((current) => ({ ...current, ...changes }));
    setProblem(undefined);
  }

  function report(found: Partial<SignUpProblem>) {
    setProblem(found);
    setAttempt((count) => count + 1);
  }

  function send() {
    const found = findSignUpProblem(form);
    if (found) {
      report(found);
      return;
    }
    setProblem(undefined);
    void submit(async () => {
      try {
        setAccount(await createAccount(form));
        setForm(emptySignUp());
      } catch (error) {
        reportError(error);
        report({ message: failedMessage });
      }
    });
  }

  return { form, change, problem, attempt, pending, send, account };
}
