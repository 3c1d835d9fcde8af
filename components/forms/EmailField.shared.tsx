import { TextField } from './TextField.shared';

interface Props {
  /** What its form calls it. */
  name?: string;
  label: string;
  hint?: string;
}

/** A mail address, which every form that asks for one needs. */
export function EmailField({ name = 'email', ...words }: Props) {
  return <TextField {...words} name={name} type="email" length="email" autoComplete="email" />;
}
