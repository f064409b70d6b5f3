export function memoizeLast<Arguments extends readonly unknown[], Answer>(
  compute: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let last: { given: Arguments; answer: Answer } | undefined;
  return (...given) => {
    if (!last || last.given.some((value, index) => value !== given[index])) {
      last = { given, answer: compute(...given) };
    }
    return last.answer;
  };
}
