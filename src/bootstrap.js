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
    // A browser from before modules never fetches them. Nothing is lost, and the form says what to do.
    if (started || !('noModule' in HTMLScriptElement.prototype)) return;
    started = true;
    const [entry, ...others] = modules.split(' ');
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // Requirement 9.4: how long a script chunk may take.
    const timer = setTimeout(fail, 120_000);
    const onload = () => {
      clearTimeout(timer);
      document.getElementById('chunk-failure').hidden = true;
      for (const form of document.forms) form.inert = false;
    };
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src: entry, onload, onerror: fail }));
  };
  // A form that never came alive keeps the values of its named controls through a reload. The text fields of /login and
  // /signup have no names.
  const kept = 'unsentForm';
  const controls = () =>
    [...document.forms]
      .filter((form) => form.querySelector('.late-notice'))
      .flatMap((form) => [...form.elements].filter(({ name, type }) => name && type !== 'password'))
      .map((control) => {
        const property = /checkbox|radio/.test(control.type) ? 'checked' : 'value';
        return [control.name + (property === 'checked' ? control.value : ''), control, property];
      });
  try {
    const values = JSON.parse(sessionStorage.getItem(kept)) ?? {};
    sessionStorage.removeItem(kept);
    if (performance.getEntriesByType('navigation')[0].type === 'reload') {
      for (const [key, control, property] of controls()) if (key in values) control[property] = values[key];
    }
    addEventListener('pagehide', () => {
      const entries = controls().map(([key, control, property]) => [key, control[property]]);
      // A page that comes back by the Back button may have come alive since.
      if (entries.length) sessionStorage.setItem(kept, JSON.stringify(Object.fromEntries(entries)));
      else sessionStorage.removeItem(kept);
    });
    // The contact form fills it in, whichever link leads there.
    addEventListener('change', ({ target: { name, value } }) => {
      try {
        if (name === 'coverage-parish') sessionStorage.setItem(name, value);
      } catch {
        // Storage is full.
      }
    });
  } catch {
    // Storage is out of reach.
  }
  const { pathname } = location;
  // Until the router runs, Back would change the address alone.
  window.onpopstate = () => location.pathname === pathname || setTimeout(() => location.reload());
  document.addEventListener('chunkfailed', fail);
  // Safari does not focus a clicked button. `Tabs` reads the focus to find the tab clicked before hydration.
  addEventListener('click', ({ target }) => target.closest?.('[role=tab]')?.focus());
  setTimeout(start, 2000);
  // The shell paints nothing before its scripts run.
  if (!document.getElementById('root').hasChildNodes()) start();
  // Told once the picture is on the screen: an animation frame comes before, and the scripts would compete with it.
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) start();
    }).observe({ type: 'paint', buffered: true });
})();
