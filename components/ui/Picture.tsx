import { pictures } from '@/config/pictures';

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
}

const types = ['avif', 'webp'] as const;

const srcSet = (path: string, type: string) => `${path}@1x.${type} 1x, ${path}@2x.${type} 2x`;

/** A product picture in AVIF and WebP with a PNG behind, at the device's pixel ratio (specification, section 9). */
export function Picture({ name, alt, className, priority = false, small }: Props) {
  const { path, width, height } = pictures[name];
  const narrow = pictures[small ?? name];
  return (
    <picture className={className}>
      {/* At the width of a phone the @1x file has two pixels and more for each of the screen's. */}
      {types.map((type) => (
        <source
          key={type}
          media="(max-width: 600px)"
          type={`image/${type}`}
          srcSet={`${narrow.path}@1x.${type}`}
          width={narrow.width}
          height={narrow.height}
        />
      ))}
      {types.map((type) => (
        <source key={type} type={`image/${type}`} srcSet={srcSet(path, type)} />
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
