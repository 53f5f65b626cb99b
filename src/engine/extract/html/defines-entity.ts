/** Reports whether a declaration of an XML file (`!DOCTYPE …`, `!ENTITY …`) defines an entity. */
export const definesEntity = (declaration: string): boolean => /!ENTITY\s/u.test(declaration)
