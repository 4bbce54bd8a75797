import { createTheme } from '@mui/material/styles';

const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif';

/** Where the choice of a colour scheme is kept; public/color-scheme.js reads it too. */
export const colorSchemeKey = 'colorScheme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#175e8c', dark: '#0f4569', light: '#3b82b0', contrastText: '#ffffff' },
        error: { main: '#b3261e' },
        warning: { main: '#8a5300' },
        success: { main: '#1d6b3c' },
        background: { default: '#f6f7f9', paper: '#ffffff' },
        text: { primary: '#1b2430', secondary: '#566273' },
        divider: '#dde2e9',
      },
    },
    dark: {
      palette: {
        primary: { main: '#7cc0ee', dark: '#5aa6da', light: '#a5d5f5', contrastText: '#08202f' },
        error: { main: '#ff9a92' },
        warning: { main: '#f0b35c' },
        success: { main: '#7fd3a0' },
        background: { default: '#12171d', paper: '#1b222b' },
        text: { primary: '#e8edf3', secondary: '#a7b2c0' },
        divider: '#313b48',
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: systemFonts,
    h1: { fontSize: '1.625rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.25 },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 40, paddingInline: 18 } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // Material UI takes the outline away and would show the focus by a ripple.
        root: { '&:focus-visible': { outline: '3px solid var(--app-focus)', outlineOffset: 2 } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          backgroundColor: vars.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--app-field-border)',
          },
        }),
        input: ({ theme: { vars } }) => ({
          padding: '10px 12px',
          height: '1.5rem',
          boxSizing: 'border-box',
          minHeight: 44,
          '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
          '&.Mui-disabled': { WebkitTextFillColor: vars.palette.text.secondary },
          // Its height is counted in rows, and that of a row is measured with this.
          '&.MuiInputBase-inputMultiline': { minHeight: 0 },
        }),
        multiline: { padding: 0 },
      },
    },
    // What lies over the page stands out by its edge, in the dark too, where a shadow doesn't show.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
    MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
    // In line with the content above; the words of a button stay on one line, its focus clear of the next.
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          flexWrap: 'wrap',
          gap: 12,
          padding: '0 1.5rem 1.25rem',
          '.MuiDialogContent-dividers + &': { paddingTop: '1.25rem' },
          '& .MuiButton-root': { whiteSpace: 'nowrap' },
          [breakpoints.down('sm')]: { '& .MuiButton-root': { paddingInline: 12 } },
        }),
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        root: {
          '& .MuiOutlinedInput-root': { padding: '0 65px 0 0' },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '10px 12px' },
        },
      },
    },
  },
});
