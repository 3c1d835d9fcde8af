/** The part of subset-font that we use; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType features; all where none are named. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
