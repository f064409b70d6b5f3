// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareText } from './share-text';

const writeText = vi.fn();

const offer = (navigator: { share?: () => Promise<void>; clipboard?: { writeText: typeof writeText } }) =>
  vi.stubGlobal('navigator', navigator);
const failing = (name: string) => vi.fn().mockRejectedValue(new DOMException('no', name));

afterEach(() => {
  writeText.mockReset();
});

describe('Sharing a text', () => {
  it('opens the share sheet, and tells when it succeeded', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    offer({ share, clipboard: { writeText } });
    expect(await shareText('job')).toBe('Shared');
    expect(share).toHaveBeenCalledWith({ text: 'job' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each(['AbortError', 'InvalidStateError'])('copies nothing after %s', async (name) => {
    offer({ share: failing(name), clipboard: { writeText } });
    expect(await shareText('job')).toBeUndefined();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies where there is no share sheet, and where it fails', async () => {
    offer({ clipboard: { writeText } });
    expect(await shareText('one')).toBe('Copied');
    offer({ share: failing('NotAllowedError'), clipboard: { writeText } });
    expect(await shareText('two')).toBe('Copied');
    expect(writeText.mock.calls).toEqual([['one'], ['two']]);
  });

  it('says so where nothing can be copied', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    offer({ clipboard: { writeText } });
    expect(await shareText('job')).toBe('Please copy it by hand');
    offer({});
    expect(await shareText('job')).toBe('Please copy it by hand');
  });
});
