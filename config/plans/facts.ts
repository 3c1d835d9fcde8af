/** What the site says in numbers about the product (specification, section 9). */

/** The numbers; words that use them take them as arguments. */
export const facts = {
  formats: 47,
  languagesOnPc: 13,
  languagesOnMobile: 46,
  cloudStorageGb: 20,
  cloudAttachmentMb: 200,
  webDocsFileGb: 1,
  devices: 9,
  devicePcs: 3,
  deviceMobiles: 6,
  trialDays: 7,
} as const;
