import { type ReactNode, useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  /** A new array is a new refusal, which takes the focus. */
  messages: readonly string[];
  children?: ReactNode;
}

export function ErrorSummary({ messages, children }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are another refusal.
  useEffect(() => summary.current?.focus(), [messages]);

  if (messages.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-danger-600 bg-danger-100 px-4 py-3 font-medium text-danger-700"
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {children}
    </div>
  );
}
