/** Lists from outside of which one bad entry does not cost the others. */
import * as v from 'valibot';

/**
 * A list with at least one entry that a schema takes; the others are left out.
 * @param most entries of any kind. What is wrong with the first is said where none is taken.
 */
export function usable<Schema extends v.GenericSchema>(schema: Schema, most: number) {
  type Entry = v.InferOutput<Schema>;
  return v.pipe(
    v.array(v.unknown()),
    v.minLength(1),
    v.maxLength(most),
    v.rawTransform<unknown[], Entry[]>(({ dataset, addIssue, NEVER }) => {
      const parsed = dataset.value.map((entry) => v.safeParse(schema, entry));
      const taken = parsed.flatMap((entry) => (entry.success ? [entry.output] : []));
      if (taken.length > 0) return taken;
      for (const { message } of parsed[0]?.issues ?? []) addIssue({ message });
      return NEVER;
    }),
  );
}
