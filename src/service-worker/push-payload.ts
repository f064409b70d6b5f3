/** The content of a push, which the functions send: no name, no number. */
export interface PushPayload {
  title: string;
  body: string;
  /** A repetition replaces the notification of the same tag. */
  tag: string;
  url: string;
}

/** Tells an open list which customer to show, if any, so that nothing typed there is lost by a navigation. */
export interface OpenRequest {
  openCustomer: string;
}

const anyOrigin = 'https://site.example';

/** Undefined for anything that the functions do not send. */
export function readPayload(text: string | undefined): PushPayload | undefined {
  try {
    const payload: Partial<PushPayload> = JSON.parse(text ?? '');
    const { title, body, tag, url } = payload;
    const isWhole = [title, body, tag, url].every((value) => typeof value === 'string');
    // Another origin's address would open a stranger's page by our notification.
    const isOwn = new URL(url ?? '', anyOrigin).origin === anyOrigin;
    return isWhole && isOwn ? (payload as PushPayload) : undefined;
  } catch {
    return undefined;
  }
}

/** The customer in an address of the list; undefined for any other address. */
export function customerOf(url: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get('customer') ?? undefined;
}
