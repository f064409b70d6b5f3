import postcss, { type AtRule } from 'postcss';

/**
 * Takes a stylesheet's rules out of their layers: browsers from before `@layer` drop such blocks whole. The layers must
 * stand in the order in which they count. No rule may lose to a less specific one in a later layer.
 * @throws {CssSyntaxError} when the stylesheet cannot be parsed.
 */
export function withoutLayers(css: string): string {
  const stylesheet = postcss.parse(css);
  const layers: AtRule[] = [];
  stylesheet.walkAtRules('layer', (layer) => {
    layers.push(layer);
  });
  for (const layer of layers) layer.replaceWith(layer.nodes ?? []);
  return stylesheet.toString();
}
