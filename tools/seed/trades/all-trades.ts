import { buildingAndTransport } from './building-and-transport.ts';
import { hospitalityAndShops } from './hospitality-and-shops.ts';
import { landAndSea } from './land-and-sea.ts';
import { publicAndPrivate } from './public-and-private.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [
  ...buildingAndTransport,
  ...hospitalityAndShops,
  ...landAndSea,
  ...publicAndPrivate,
];

export const tradeWeights = Object.fromEntries(trades.map(({ weight }, index) => [index, weight]));
