/** A promise that the test settles itself. */
export function deferred<Value = void>() {
  const settle = {} as { resolve: (value: Value) => void; reject: (error: Error) => void };
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}
