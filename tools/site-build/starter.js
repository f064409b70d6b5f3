(() => {
  const { modules } = document.currentScript.dataset;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const [entry, ...others] = modules.split(' ');
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 2000);
})();
