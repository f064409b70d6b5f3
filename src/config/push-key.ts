/** The alerts' public VAPID key (docs/operations.md). Empty, the list offers notifications only while it is open. */
export const pushPublicKey = import.meta.env?.VITE_PUSH_PUBLIC_KEY ?? '';
