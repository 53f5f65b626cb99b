/** What the agent says of its own around offers, in one language. */
export interface OfferWords {
  price: string
  /** Before the offers that meet a need. */
  fits: string
  /** Where the budget is in another currency. */
  otherCurrency: string
  /** Where none meets all of it, before those that come closest. */
  noneFits: string
  lowest: string
  highest: string
}

const WORDS: Readonly<Record<string, OfferWords>> = {
  en: {
    price: 'Price',
    fits: 'This could fit:',
    otherCurrency: 'The prices here are in another currency than your budget. This could fit otherwise:',
    noneFits: 'I find nothing with a published price that fits all of that. Closest to it:',
    lowest: 'Lowest published price first:',
    highest: 'Highest published price first:',
  },
  de: {
    price: 'Preis',
    fits: 'Das könnte passen:',
    otherCurrency: 'Die Preise hier sind in einer anderen Währung als Ihr Budget. Sonst könnte das passen:',
    noneFits: 'Ich finde nichts mit veröffentlichtem Preis, das zu allem passt. Am nächsten kommt:',
    lowest: 'Der niedrigste veröffentlichte Preis zuerst:',
    highest: 'Der höchste veröffentlichte Preis zuerst:',
  },
  fr: {
    price: 'Prix',
    fits: 'Voici ce qui pourrait convenir :',
    otherCurrency: 'Les prix ici sont dans une autre monnaie que votre budget. Sinon, ceci pourrait convenir :',
    noneFits: 'Je ne trouve rien, avec un prix publié, qui réponde à tout. Le plus proche :',
    lowest: 'Le prix publié le plus bas d’abord :',
    highest: 'Le prix publié le plus élevé d’abord :',
  },
  es: {
    price: 'Precio',
    fits: 'Esto podría encajar:',
    otherCurrency: 'Los precios aquí están en otra moneda que su presupuesto. Por lo demás, esto podría encajar:',
    noneFits: 'No encuentro nada con precio publicado que cumpla todo eso. Lo más cercano:',
    lowest: 'Primero el precio publicado más bajo:',
    highest: 'Primero el precio publicado más alto:',
  },
  it: {
    price: 'Prezzo',
    fits: 'Questo potrebbe andare bene:',
    otherCurrency: 'I prezzi qui sono in una valuta diversa dal suo budget. Per il resto, questo potrebbe andare bene:',
    noneFits: 'Non trovo nulla con un prezzo pubblicato che soddisfi tutto. Le offerte più vicine:',
    lowest: 'Prima il prezzo pubblicato più basso:',
    highest: 'Prima il prezzo pubblicato più alto:',
  },
  pt: {
    price: 'Preço',
    fits: 'Isto pode servir:',
    otherCurrency: 'Os preços aqui estão noutra moeda que o seu orçamento. De resto, isto pode servir:',
    noneFits: 'Não encontro nada com preço publicado que sirva para tudo isso. O mais próximo:',
    lowest: 'Primeiro o preço publicado mais baixo:',
    highest: 'Primeiro o preço publicado mais alto:',
  },
  nl: {
    price: 'Prijs',
    fits: 'Dit zou kunnen passen:',
    otherCurrency: 'De prijzen hier zijn in een andere valuta dan je budget. Verder zou dit kunnen passen:',
    noneFits: 'Ik vind niets met een gepubliceerde prijs dat aan alles voldoet. Dit komt het dichtst in de buurt:',
    lowest: 'De laagste gepubliceerde prijs eerst:',
    highest: 'De hoogste gepubliceerde prijs eerst:',
  },
  ar: {
    price: 'السعر',
    fits: 'قد يناسبك هذا:',
    otherCurrency: 'الأسعار هنا بعملة غير عملة ميزانيتك. ما عدا ذلك قد يناسبك هذا:',
    noneFits: 'لا أجد عرضا بسعر منشور يناسب كل ذلك. الأقرب إليه:',
    lowest: 'الأقل سعرا أولا:',
    highest: 'الأعلى سعرا أولا:',
  },
}

const ENGLISH = WORDS['en'] as OfferWords

/** The words of a language, else the English ones. */
export const offerWords = (language: string): OfferWords => WORDS[language] ?? ENGLISH
