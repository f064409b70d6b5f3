import type { Config } from 'tailwindcss';

/** The site's design tokens: the one place where a colour, a typeface or a text size is named. */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: {
        /** Petroleum blue-black: text, bands, the hull of the site. */
        petrol: {
          100: '#dde8ec',
          200: '#c0d2d9',
          300: '#94b0bb',
          400: '#658896',
          500: '#4a6c7a',
          600: '#365562',
          700: '#23424f',
          800: '#14303c',
          900: '#0b222c',
          950: '#06161d',
        },
        /** The darkest petrol, seen through. Named here, as a browser would otherwise be sent each mix twice. */
        night: { 5: '#06161d0d', 70: '#06161db3', 82: '#06161dd1' },
        /** Diesel amber: the single accent. */
        amber: {
          100: '#fdf0d3',
          200: '#fade9f',
          300: '#f7c967',
          400: '#f4b237',
          500: '#eb9d14',
          600: '#c77e06',
          700: '#8a5500',
          800: '#6b4200',
        },
        /** Caribbean green: the energy pages, and what is done. */
        sea: {
          100: '#d7f0e8',
          200: '#a9dfcf',
          400: '#2cb392',
          600: '#0d7d63',
          700: '#0a6450',
          800: '#084d3e',
        },
        /** Warm paper: the page and its cards. */
        paper: {
          DEFAULT: '#faf7ef',
          bright: '#fffdf8',
          dim: '#f1ebdc',
          line: '#ded4bd',
          edge: '#8c8168',
        },
        danger: { 100: '#fce8e5', 600: '#b3261e', 700: '#8f1d17' },
        info: { 100: '#dfeafa', 700: '#1c4a8c' },
      },
      fontFamily: {
        sans: ['Archivo', '"Archivo on Arial"', '"Archivo on Roboto"', 'system-ui', 'sans-serif'],
      },
      maxWidth: { page: 'var(--page-width)' },
      screens: { xs: '30rem' },
    },
  },
};

export default config;
