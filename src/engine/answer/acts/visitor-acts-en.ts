import type { ActWords } from './act-types.ts'

export const englishActs: ActWords = {
  language: 'en',
  heard: {
    trouble:
      "(it's|its|it is|this is|there's|there is|theres) (a |an |very |really |quite |kind of )*(urgent|emergency|leak*), asap, urgently, " +
      '(have|got|ive got|having|with) (a |an |some |this |no |huge |bad |big |major |water |gas |roof )*(leak|leaks|flood|hot water|heating|toothache|power cut|flat tyre|puncture|blowout), ' +
      "(is|are|'s|was|has|has been|keeps) (leaking|flooding|flooded|overflowing|smoking|sparking|on fire|bleeding), leaking, water (is )?(coming|pouring|dripping|everywhere), (have|got|having) an emergency, burst pipe, pipe burst, pipe has burst, smell* (of )?gas, " +
      "broken down, broke down, locked (myself |ourselves )?out, won't start, wont start, stranded, in (a lot of |so much |terrible |bad |real )?pain, (pain|hurts) (so much|a lot|badly|really bad), no (hot water|heating|power|electricity), can't wait, (can|could|will|would) (someone|somebody|anyone|you|a (plumber|engineer|electrician|technician)) (please )?(come|pop) (out|over|round|by|to (us|me|my|our|the)|today|tonight|tomorrow|now|this|on|asap|straight away)(?! (on|for) (holiday|christmas)), send (someone|somebody) (out|over|round)?",
    quote:
      '(want|need|like|get|have|give me|give us|send me|send us|after|looking for) (a |an |the |your |some )?(free |rough |no obligation |no-obligation )*(quote|quotation|estimate|quotes), quote (me|us|please|pls|for (a|an|my|our|the|some))',
    booking:
      '(book|fit|squeeze|pencil|sign|put|get) (me|us) (in|up|down)(?! (trouble|touch)), (?<!do (i|we|you) )(want|need|like|love|trying|ready|wanna|gonna|going) (to )?(book|reserve|schedule|arrange|make (a|an) (booking|reservation|appointment)), (can|could|may) (i|we|you|u) (please |pls )?(book|reserve|schedule|arrange) (me|us|it|this|that|in|a|an|the|one|two|for|on), (make|get|have) (a|an) (booking|reservation|appointment), reserve (me|us|a|an|the) _',
    availability:
      "(any|some|enough|there|the) (more |free )*(space|spaces|places|slots|seats|tables|tickets|appointments|rooms|vacancies|spots|availability) (left|free|available|open|on|for|in|at|this|next|today|tomorrow|tonight), (any|got) (space|spaces|places|slots|availability|vacancies|spots), (fully booked|sold out|booked up), (what|whats|what's) (your )?availability, do you have availability, (is|are) (it|you|there) (still )?(available|free) (on|this|next|for|today|tomorrow|tonight)",
    yes: 'yes, yes please, yes pls, yeah, yep, yup, ya, y, sure, of course, yes i do, yes i would, please do, go ahead, go on then, definitely',
    ok: 'ok, okay, k, kk, okey, ok then, ok cool, cool, fine, great, good, nice, right, i see, got it, ah ok, oh ok, alright, all right, sounds good, perfect, fair enough, makes sense, understood',
    no: "no, nope, nah, n, not really, not yet, no not really, neither, none, don't think so",
    help: "help, help me, info, information, more info, more information, menu, options, start, what can you do, how does this work, question, i have a question, i've got a question, can you help, can you help me, can u help, can u help me",
  },
  spelling:
    "thats=that's, theres=there's, im=i'm, ive=i've, dont=don't, doesnt=doesn't, didnt=didn't, cant=can't, wont=won't, isnt=isn't, " +
    "arent=aren't, wasnt=wasn't, havent=haven't, hasnt=hasn't, couldnt=couldn't, wouldnt=wouldn't, youre=you're, theyre=they're, " +
    'wheres=where is, whens=when is, whos=who is, hows=how is, whats=what is, ' +
    'u=you, ur=your, r=are, wen=when, wat=what, wot=what, wots=what is, wats=what is, wer=where, hw=how, ' +
    'hav=have, shud=should, cud=could, wud=would, pls=please, plz=please, plss=please, thx=thanks, thnx=thanks, ' +
    '2day=today, 2moro=tomorrow, 2morrow=tomorrow, tmrw=tomorrow, tomoz=tomorrow, tommorow=tomorrow, ' +
    '2nite=tonight, 2night=tonight, tonite=tonight, nite=night, ppl=people, bday=birthday, appt=appointment, ' +
    'b4=before, coz=because, cuz=because, wanna=want to, gonna=going to, gotta=have to, lemme=let me, ' +
    'gimme=give me, dya=do you, wiv=with, wkend=weekend, wknd=weekend, abt=about, thru=through, rly=really, ' +
    'xmas=christmas, fone=phone, any1=anyone, some1=someone, every1=everyone, cn=can, hrs=hours, mins=minutes',
  said: {
    trouble: 'If it is urgent, please call {company} on {phone}.',
    quote: "I can't work out a quote here.",
    availability: "I can't see what is still free.",
    ok: 'All right.',
    no: "All right. I'm here if you want to know anything else about {company}.",
  },
}
