import { mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { frameTexts } from '../texts/frameTexts';
import { Icon } from '../ui/Icon';

const { colorScheme: texts } = frameTexts;

const choices = {
  system: { next: 'light', text: texts.system, icon: mdiThemeLightDark },
  light: { next: 'dark', text: texts.light, icon: mdiWhiteBalanceSunny },
  dark: { next: 'system', text: texts.dark, icon: mdiWeatherNight },
} as const;

/** Light, dark, or as the system has it; the choice is remembered. */
export function ColorSchemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { next, text, icon } = choices[mode];
  return (
    <Button color="inherit" startIcon={<Icon path={icon} />} onClick={() => setMode(next)}>
      {text}
    </Button>
  );
}
