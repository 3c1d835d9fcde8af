import type { LanguageCode } from '@/config/site/languages';
import type messages from './en-US.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: LanguageCode;
    Messages: typeof messages;
  }
}
