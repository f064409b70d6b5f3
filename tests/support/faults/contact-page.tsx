import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ContactForm } from '@/features/contact/contact-form';
import { OutboxNotice } from '@/features/contact/outbox/outbox-notice';

/** A tab of the tests: the real form, its data layer, a link away, the browser's Back, and the outbox. */
function Site() {
  const navigate = useNavigate();
  return (
    <>
      <Link to={paths.about}>About Us</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Routes>
        <Route path={paths.contact} element={<ContactForm />} />
        <Route path="*" element={<p>Another page of the site.</p>} />
      </Routes>
      <OutboxNotice />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MemoryRouter initialEntries={[paths.contact]}>
    <Site />
  </MemoryRouter>,
);
