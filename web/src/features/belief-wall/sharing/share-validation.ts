import { zodResolver } from '@hookform/resolvers/zod';
import { wallPostFormSchema } from '@prayer-community/domain/belief-wall/belief-wall-post';

export const validatePost = zodResolver(wallPostFormSchema);
