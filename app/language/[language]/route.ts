import { chooseLanguage } from '@/lib/http/choose-language';

type Context = { params: Promise<{ language: string }> };

export async function POST(request: Request, { params }: Context) {
  return chooseLanguage(request, (await params).language);
}
