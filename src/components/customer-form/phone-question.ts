/**
 * What is to be asked about a phone number as it was typed; empty where nothing is. The reader of numbers is loaded at
 * the first question, so that pages with a form do not grow; where it does not arrive, nothing is asked.
 */
export async function phoneQuestion(text: string): Promise<string> {
  try {
    const { phoneDoubts, readPhone } = await import('@/domain/read-phone');
    const { doubt } = readPhone(text);
    return doubt ? phoneDoubts[doubt] : '';
  } catch {
    return '';
  }
}
