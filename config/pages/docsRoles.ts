/** Roles on a shared document, from the least to the most; ids are also message keys under `wpsdocs`. */
export const docsRoles = ['viewer', 'commenter', 'editor', 'owner'] as const;
