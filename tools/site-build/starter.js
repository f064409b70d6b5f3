(() => {
  const { modules } = document.currentScript.dataset;
  let started = false;
  // The page stays as its HTML: readable, and its forms closed, so that they do not look alive.
  const fail = () => {
    const notice = document.getElementById('chunk-failure');
    notice.hidden = false;
    notice.querySelector('button').onclick = () => location.reload();
    for (const form of document.forms) form.inert = true;
  };
  const start = () => {
    if (started) return;
    started = true;
    const [entry, ...others] = modules.split(' ');
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // Specification, point 9: how long a script chunk may take.
    const timer = setTimeout(fail, 120_000);
    const onload = () => clearTimeout(timer);
    const onerror = () => {
      onload();
      fail();
    };
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src: entry, onload, onerror }));
  };
  document.addEventListener('chunkfailed', fail);
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 2000);
})();
