import { pictures } from '@/config/site/pictures';

/** Id of a product picture. */
export type PictureName = keyof typeof pictures;

interface Props {
  name: PictureName;
  /** What the picture tells; empty where it only decorates. */
  alt: string;
  className?: string;
  /** In view at once: fetched first, and not lazily. */
  priority?: boolean;
  /** A tighter composition for viewports up to 600 px. */
  small?: PictureName;
  /** The page shows parts of it larger than a phone is wide: one file then serves for all. */
  enlarged?: boolean;
}

const types = ['avif', 'webp'] as const;

/** The files for a device's pixel ratio. */
const byRatio = (path: string, type: string) => `${path}@1x.${type} 1x, ${path}@2x.${type} 2x`;

/** Files by their width, for a browser that knows how wide it draws. */
function byWidth(name: PictureName, type: string, scales: readonly number[]): string {
  const { path, width } = pictures[name];
  return scales.map((scale) => `${path}@${scale}x.${type} ${width * scale}w`).join(', ');
}

/** A product picture in AVIF and WebP with a PNG behind, at the device's pixel ratio (specification, section 9). */
export function Picture(props: Props) {
  const { name, alt, className, priority = false, small = name, enlarged = false } = props;
  const { path, width, height } = pictures[name];
  const narrow = pictures[small];
  const inAllSizes = enlarged ? undefined : 'avif';
  return (
    <picture className={className}>
      {types.map((type) => (
        <source
          key={type}
          media="(max-width: 600px)"
          type={`image/${type}`}
          srcSet={byWidth(small, type, type === inAllSizes ? narrow.scales : [1])}
          // All but the gutters (globals.scss), and a little less: no eye sees a fiftieth.
          sizes="90vw"
          width={narrow.width}
          height={narrow.height}
        />
      ))}
      {types.map((type) => (
        <source key={type} type={`image/${type}`} srcSet={byRatio(path, type)} />
      ))}
      <img
        src={`${path}@1x.png`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
