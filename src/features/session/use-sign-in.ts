import { useState } from 'react';
import { type Credentials, signIn, signInMessages } from './sign-in';
import { useSubmission } from './use-submission';

/** The sign-in form's values, what is wrong with them and how to send them. */
export function useSignIn() {
  const [credentials, setCredentials] = useState<Credentials>({ role: 'admin', email: '', password: '' });
  const [message, setMessage] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { pending, submit } = useSubmission();

  function change(changes: Partial<Credentials>) {
    setCredentials((current) => ({ ...current, ...changes }));
    setMessage(undefined);
  }

  function report(problem: string | undefined) {
    setMessage(problem);
    setAttempt((count) => count + 1);
  }

  function send() {
    if (credentials.email.trim() === '' || credentials.password === '') {
      report(signInMessages.incomplete);
      return;
    }
    setMessage(undefined);
    void submit(async (left) => {
      const problem = await signIn(credentials, left);
      if (!left.aborted) report(problem);
    });
  }

  return { credentials, change, message, attempt, pending, send };
}
