import { type BadgeFactory, createTheme, type ExtendComponent, type MantineColorsTuple } from '@mantine/core';

const green: MantineColorsTuple = [
  '#e9f7f2',
  '#d5ece4',
  '#a9d8c7',
  '#7ac4a9',
  '#54b390',
  '#3ba880',
  '#2ba378',
  '#1b8e66',
  '#12715b',
  '#05543f',
];

/** How the pages look: one color of our own, the fonts of the reader's computer. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 8,
  autoContrast: true,
  colors: { brand: green },
  defaultRadius: 'md',
  cursorType: 'pointer',
  // Nothing moves for users who asked their computer for that (WCAG 2.2, 2.3.3).
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  // Plain objects, because `Modal.extend` would load the component with the first page.
  components: {
    // Their title is not a banner of the whole page, which an element of its kind would be.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Badge: {
      // Mantine's own shades are too close to each other for print of this size (WCAG 2.2 asks for 4.5 to 1).
      vars: (_, { color = 'brand' }) => ({
        root: {
          '--badge-color': `light-dark(color-mix(in srgb, var(--mantine-color-${color}-9), black 40%), var(--mantine-color-${color}-1))`,
        },
      }),
    } satisfies ExtendComponent<BadgeFactory>,
  },
});
