/** The table of channel codes. */
import { describe, expect, test } from 'vitest';
import { fullInstallerChannels, placements, readOnlyChannels } from '@/config/download/channels';

const rows = Object.entries(placements);

describe('the placements', () => {
  test('are those of the specification, section 3', () => {
    expect(Object.keys(placements)).toEqual(
      expect.arrayContaining([
        'header',
        'slogan',
        'platform',
        'evaluation',
        'footer',
        'side_navigation',
        'pricing_card',
        'pricing_compare',
        'download',
        'overview_sections',
        'update_version',
        'auto_download',
        'setup_guide',
        'ad_pdf',
      ]),
    );
  });

  test.each(rows)('%s has two codes of the pattern NNN.NNNN', (_, { win, mac }) => {
    expect(win).toMatch(/^\d{3}\.\d{4}$/);
    expect(mac).toMatch(/^\d{3}\.\d{4}$/);
  });

  test.each(rows)('%s says what analytics calls it', (_, { report }) => {
    expect(report.module).toMatch(/^[a-z_]+$/);
    expect(report.button).toMatch(/^[a-z_]+$/);
  });

  test.each(['win', 'mac'] as const)('have unique %s codes', (device) => {
    const codes = rows.map(([, row]) => row[device]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('share no code between the devices, or with the read-only experiment', () => {
    const codes = rows.flatMap(([, { win, mac }]) => [win, mac]);
    const all = [...codes, ...Object.values(readOnlyChannels)];
    expect(new Set(all).size).toBe(all.length);
  });

  test('have the fixed codes', () => {
    expect(placements.download.win).toBe('500.1001');
    expect(placements.setup_guide.win).toBe('600.9999');
    expect(placements.ad_pdf.win).toBe('601.1031');
    expect(readOnlyChannels).toEqual({ country: 'readOnly', alternate: '600.1027' });
  });
});

test('the full installer is delivered by three channels', () => {
  expect([...fullInstallerChannels].sort()).toEqual(['500.1001', '600.9999', 'readOnly']);
});
