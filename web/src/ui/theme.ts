import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
} from '@mantine/core'
import { pickOnEnter } from './form/fields/pick-on-enter'

/** Neel: dyed indigo, the one interactive colour. White text: shade 7 = 8.1:1, shade 6 = 6.1:1. */
const neel: MantineColorsTuple = [
  '#f0f3fc',
  '#e0e6f7',
  '#c6d0ef',
  '#a4b2e2',
  '#8495d3',
  '#697bc2',
  '#4f5e9f',
  '#3e4c88',
  '#313c70',
  '#232d56',
]
/** Plaster: warm greys. Shade 4 draws input and checkbox edges, 3.4:1 on the surface. */
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f4f2ed',
  '#ece9e2',
  '#e3dfd6',
  '#928a7d',
  '#7d766a',
  '#6b655b',
  '#565047',
  '#3a362f',
  '#1f1c18',
]
/** Night: warm charcoal. Shade 4 draws input edges, 3.5:1 on the surface. */
const dark: MantineColorsTuple = [
  '#ece8e0',
  '#b9b2a6',
  '#9b9488',
  '#8a8377',
  '#777064',
  '#35322c',
  '#262521',
  '#1d1c19',
  '#161513',
  '#121110',
]
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#f9dcd9',
  '#f2b8b3',
  '#f28b82',
  '#e0655b',
  '#cb4238',
  '#b3261e',
  '#97201a',
  '#7a1a15',
  '#5c1410',
]

const buttonHeights: Record<string, string> = {
  xs: 'var(--fy-control-small)',
  md: 'max(40px, var(--fy-control))',
}
const fade = { transition: 'fade', duration: 90 }

export const theme = createTheme({
  primaryColor: 'neel',
  primaryShade: { light: 7, dark: 6 },
  colors: { neel, gray, dark, red },
  black: '#1f1c18',
  white: '#fefdfb',
  autoContrast: false,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    "'Figtree Variable', 'Noto Sans Devanagari', 'Noto Sans Tamil', 'Noto Sans', 'Nirmala UI', 'Kohinoor Devanagari', 'Tamil Sangam MN', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', monospace",
  headings: {
    fontFamily: 'var(--fy-serif)',
    fontWeight: '500',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.125rem' },
      h2: { fontSize: '1.375rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1.125rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.25rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.45' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 1px rgb(31 28 24 / 0.05)',
    sm: '0 1px 2px rgb(31 28 24 / 0.06), 0 2px 6px rgb(31 28 24 / 0.05)',
    md: '0 2px 4px rgb(31 28 24 / 0.06), 0 8px 20px rgb(31 28 24 / 0.09)',
    lg: '0 4px 8px rgb(31 28 24 / 0.06), 0 20px 44px rgb(31 28 24 / 0.16)',
  },
  // sm is 768 px: a phone is 767 px and below.
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  // Plain objects, not Component.extend(): importing components here would pull them all into the entry chunk.
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      vars: (_: unknown, { size }: ButtonProps) => ({
        root: {
          '--button-height': buttonHeights[String(size)] ?? 'var(--fy-control)',
          '--button-padding-x': size === 'xs' ? '10px' : '14px',
          '--button-fz': 'var(--fy-button-fz)',
        },
      }),
      styles: { label: { fontWeight: 550 } },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    Input: {
      defaultProps: { size: 'sm' },
      vars: () => ({
        wrapper: { '--input-height': 'var(--fy-control)', '--input-fz': 'var(--fy-input-fz)' },
      }),
    },
    InputWrapper: {
      defaultProps: { size: 'sm' },
      styles: {
        label: { fontSize: '0.75rem', fontWeight: 550, color: 'var(--fy-ink-2)', marginBottom: 4 },
        error: { fontSize: '0.75rem' },
        description: { fontSize: '0.75rem' },
      },
    },
    Select: { defaultProps: { onKeyDownCapture: pickOnEnter } },
    Checkbox: {
      defaultProps: { size: 'xs', radius: 'xs' },
      vars: () => ({ root: { '--checkbox-size': 'var(--fy-check)' } }),
      styles: { label: { lineHeight: 'var(--fy-check)' } },
    },
    Pill: {
      vars: () => ({ root: { '--pill-height': 'var(--fy-pill)' } }),
      styles: { remove: { width: 'var(--fy-pill)', minWidth: 'var(--fy-pill)', '--cb-icon-size': '14px' } },
    },
    SegmentedControl: { defaultProps: { size: 'xs', withItemsBorders: false } },
    Tooltip: { defaultProps: { openDelay: 250, closeDelay: 100, withArrow: false, radius: 'sm' } },
    // A focusable element that is no item does not belong into a menu.
    Menu: {
      defaultProps: { shadow: 'md', radius: 'md', transitionProps: fade, withInitialFocusPlaceholder: false },
    },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: fade } },
    ModalRoot: {
      defaultProps: {
        radius: 'lg',
        shadow: 'lg',
        transitionProps: { transition: 'fade-up', duration: 140 },
      },
    },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.38, color: '#1f1c18' } },
    DrawerRoot: {
      defaultProps: { position: 'right', size: 420, shadow: 'lg', transitionProps: { duration: 180 } },
    },
    DrawerOverlay: { defaultProps: { backgroundOpacity: 0.24, color: '#1f1c18' } },
  },
})

/** Mantine's own variables drawn from tokens.css, which alone knows the colours of light and dark. */
const shared = {
  '--mantine-color-body': 'var(--fy-bg)',
  '--mantine-color-text': 'var(--fy-ink)',
  '--mantine-color-dimmed': 'var(--fy-ink-3)',
  '--mantine-color-default': 'var(--fy-surface)',
  '--mantine-color-default-hover': 'var(--fy-default-hover)',
  '--mantine-color-default-color': 'var(--fy-ink)',
  '--mantine-color-default-border': 'var(--fy-control-line)',
  '--mantine-color-placeholder': 'var(--fy-ink-3)',
  '--mantine-color-error': 'var(--fy-past)',
  '--mantine-color-anchor': 'var(--fy-accent)',
  '--mantine-color-disabled': 'var(--fy-disabled)',
  '--mantine-color-disabled-color': 'var(--fy-ink-3)',
  '--mantine-color-disabled-border': 'var(--fy-line-2)',
  '--mantine-color-gray-text': 'var(--fy-ink-2)',
  '--mantine-color-gray-light': 'var(--fy-default-hover)',
  '--mantine-color-gray-light-hover': 'var(--fy-gray-hover)',
  '--mantine-color-gray-light-color': 'var(--fy-ink-2)',
  '--mantine-color-neel-light': 'var(--fy-accent-tint)',
  '--mantine-color-neel-light-hover': 'var(--fy-accent-tint-hover)',
  '--mantine-color-neel-light-color': 'var(--fy-accent)',
  '--mantine-color-neel-text': 'var(--fy-accent)',
  '--mantine-color-red-light': 'var(--fy-past-tint)',
  '--mantine-color-red-light-color': 'var(--fy-past)',
  '--mantine-color-red-text': 'var(--fy-past)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
})
