import type { Page, Request, Route } from '@playwright/test';

type Operation = 'customer' | 'subscriber' | 'probe' | 'list' | 'erased' | 'work' | 'count';

type Fault = (route: Route) => Promise<void>;

/** Requests of a sent form: a write, then lookups of its own and of a free id. */
export const sent: readonly Operation[] = ['customer', 'probe', 'probe'];
export const sentWithNewsletter: readonly Operation[] = [...sent, 'subscriber'];

const cors = { 'access-control-allow-origin': '*' };

/** Faults of a network and of a database, for requests of the browser. */
export const faults = {
  /** The connection is gone. */
  lost: (route: Route) => route.abort('connectionfailed'),
  /** The database stores or reads, and its answer is lost on the way. */
  answerLost: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  /** The database stores or reads, and its answer never comes. */
  answerNeverComes: async (route: Route) => {
    await route.fetch();
  },
  /** The log-in page of somebody's Wi-Fi, with status 200. */
  captivePortal: (route: Route) =>
    route.fulfill({ status: 200, headers: cors, contentType: 'text/html', body: '<title>Log in</title>' }),
  /** An answer of the database that is none. */
  status: (status: number) => {
    const body = JSON.stringify({ error: { code: status, message: '' } });
    return (route: Route) => route.fulfill({ status, headers: cors, contentType: 'application/json', body });
  },
} as const;

interface Plan {
  on: Operation;
  fault: Fault;
  /** How many requests it befalls; without it, every one until `heal`. */
  times?: number;
}

/** Stands between a page and the database. */
export async function interceptDatabase(page: Page) {
  const requests: Operation[] = [];
  let plans: Plan[] = [];
  await page.route(/\/v1\/projects\/[^/]+\/databases\//, async (route) => {
    const operation = operationOf(route.request());
    requests.push(operation);
    const plan = plans.find(({ on, times }) => on === operation && times !== 0);
    if (!plan) return route.continue();
    if (plan.times) plan.times -= 1;
    await plan.fault(route);
  });
  return {
    /** The requests that were made, in order. */
    requests,
    plan: (on: Operation, fault: Fault, times?: number) => {
      plans.push({ on, fault, ...(times && { times }) });
    },
    heal: () => {
      plans = [];
    },
  };
}

function operationOf(request: Request): Operation {
  const [, method] = /:(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
  if (method === 'commit') {
    return request.postData()?.includes('/newsletter_subscribers/') ? 'subscriber' : 'customer';
  }
  if (method === 'batchGet') return 'probe';
  if (method === 'runAggregationQuery') return 'count';
  const asked = request.postData() ?? '';
  if (asked.includes('erased_customers')) return 'erased';
  return /"(customer_work|activity|staff)"/.test(asked) ? 'work' : 'list';
}
