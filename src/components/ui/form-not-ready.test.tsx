import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { FormNotReady } from './form-not-ready';

it('shows phone and e-mail until the form is hydrated', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(<FormNotReady />);
  expect(prerendered).toHaveTextContent(
    `This form is not ready yet. If it stays like this, please call ${company.phone} or write on WhatsApp.`,
  );
  const links = [...prerendered.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([telHref(company.phone), whatsappHref(company.whatsapp)]);
  expect(render(<FormNotReady />).container).toBeEmptyDOMElement();
});
