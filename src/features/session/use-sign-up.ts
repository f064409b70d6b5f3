import { useState } from 'react';
import { useSubmission } from '@/components/ui/use-submission';
import { type Account, emptySignUp, findSignUpProblem, newAccount, type SignUpForm } from '@/domain/sign-up';
import { reportError } from '@/lib/report-error';
import { wait } from '@/lib/wait';
import { signUpDelay } from './timings';

/** Requirement 8.3. */
const failedMessage = 'Account creation failed. Please try again.';

/** A SIMULATED sign-up (requirements 4.6 and 7.1): sends and stores nothing. */
async function createAccount(form: SignUpForm): Promise<Account> {
  await wait(signUpDelay);
  return newAccount(form, new Date());
}

export function useSignUp() {
  const [form, setForm] = useState(emptySignUp);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [refusedField, setRefusedField] = useState<keyof SignUpForm>();
  const [account, setAccount] = useState<Account>();
  const { pending, submit } = useSubmission();

  function change(changes: Partial<SignUpForm>) {
    setForm((current) => ({ ...current, ...changes }));
    setMessages([]);
  }

  function send() {
    const problem = findSignUpProblem(form);
    setRefusedField(problem?.field);
    setMessages(problem ? [problem.message] : []);
    if (problem) return;
    void submit(async () => {
      try {
        setAccount(await createAccount(form));
        setForm(emptySignUp());
      } catch (error) {
        reportError(error);
        setMessages([failedMessage]);
      }
    });
  }

  return { form, change, messages, refusedField, pending, send, account };
}
