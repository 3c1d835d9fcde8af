'use client';
import type { LanguageCode } from '@/config/languages';

/** The parts of the page that come after it is shown; each minds one thing and draws what that needs. */
export default function LateParts({ language }: { language: LanguageCode }) {
  return <div hidden lang={language} />;
}
