/** Words of the wizard: files of content/strings, beside those of every screen. */
export const INTAKE_STRINGS = ['intake', 'told', 'guidecrop'] as const;
