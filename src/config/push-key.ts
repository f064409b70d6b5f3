/**
 * The public VAPID key of the alerts (docs/operations.md). Empty without alerts: the list then offers notifications while
 * it is open, and asks nothing about alerts.
 */
export const pushPublicKey = import.meta.env?.VITE_PUSH_PUBLIC_KEY ?? '';
