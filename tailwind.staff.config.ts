import type { Config } from 'tailwindcss';
import config from './tailwind.config';

type Shades = Record<string, string>;

const { colors, ...extend } = config.theme?.extend ?? {};
const palette = { ...(colors as Record<string, Shades>), white: { DEFAULT: '#fff' } };

/**
 * Each colour as a variable of its role, which `dark.css` sets: petrol is a dark text, but also a dark ground.
 * Without a value it is the site's colour.
 */
function inRole(role: 'ground' | 'ink' | 'line'): Record<string, Shades> {
  const variable = (name: string, [shade, value]: [string, string]) => {
    const token = shade === 'DEFAULT' ? name : `${name}-${shade}`;
    return [shade, `var(--${role}-${token}, ${value})`];
  };
  return Object.fromEntries(
    Object.entries(palette).map(([name, shades]) => [
      name,
      Object.fromEntries(Object.entries(shades).map((shade) => variable(name, shade))),
    ]),
  );
}

/** The site's tokens for staff's screens, which are dark where the system is. */
const staffConfig: Config = {
  ...config,
  theme: {
    extend: {
      ...extend,
      colors,
      backgroundColor: inRole('ground'),
      textColor: inRole('ink'),
      borderColor: inRole('line'),
      accentColor: inRole('line'),
    },
  },
};

export default staffConfig;
