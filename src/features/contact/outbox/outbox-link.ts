import * as v from 'valibot';

const OutboxState = v.object({ outboxId: v.string() });

/** What a link to /contact carries to have a request from the outbox opened in the form. */
export function toOutboxState(outboxId: string): v.InferOutput<typeof OutboxState> {
  return { outboxId };
}

/** Which request a link to /contact wants opened, if any. */
export function outboxIdFromState(state: unknown): string | undefined {
  const result = v.safeParse(OutboxState, state);
  return result.success ? result.output.outboxId : undefined;
}
