import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** An icon of `@mdi/js`; it only ever stands beside words or in a named control. */
export function Icon({ path, ...props }: { path: string } & SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}
