import { zodResolver } from '@hookform/resolvers/zod';
import { wallPostFormSchema } from '@prayer-community/domain/belief-wall/belief-wall-post';

/** Checks the form against the schema of the domain. */
export const validatePost = zodResolver(wallPostFormSchema);
