"""Letters: e-mail through the operator's server, in plain words, with one click to have no more of them."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from ..store.messages import Message
from .outgoing import Undelivered
from .words import ENGLISH, LANGUAGES, title_and_body

MOST_SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
REFUSED_FOR_GOOD: Final = range(550, 555)
"""What servers answer if an address takes nothing."""


def is_address(text: str) -> bool:
    """Does it look like an address to which a letter can be sent?"""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


class Letters:
    """Sends letters."""

    def __init__(self, server: str, sender: str, site: str) -> None:
        self._server: Final = urlsplit(server)
        self._sender: Final = sender
        self._site: Final = site.rstrip("/")

    async def send(self, message: Message, now: float) -> None:
        """Hand a letter in; it is gone then, or `Undelivered` says why not."""
        letter = self.letter(message, now)
        try:
            await asyncio.to_thread(self._hand_in, letter)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            gone = all(code in REFUSED_FOR_GOOD for code in codes)
            raise Undelivered(f"The mail server does not know the address: {codes}.", is_hopeless=gone) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(f"The mail server did not take it: {type(error).__name__}.") from error

    def letter(self, message: Message, now: float) -> EmailMessage:
        """The letter with its head: mail programs show a button for no more of them, which needs no page."""
        mailbox = message.mailbox
        assert mailbox is not None
        words, page = LANGUAGES.get(mailbox.language, ENGLISH), f"{self._site}/mail/{message.token}"
        letter = EmailMessage()
        letter["From"], letter["To"] = self._sender, mailbox.address
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = f"<{message.id}@{parseaddr(self._sender)[1].rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        if message.table is None:
            subject, body = words["confirm"], words["confirm_body"].format(site=self._site, link=page)
        else:
            subject, said = title_and_body(message, mailbox.language, now)
            link = f"{self._site}/table/{message.table.id}"
            body = words["letter"].format(body=said, link=link, stop=page)
            letter["List-Unsubscribe"] = f"<{self._site}/api/mail/stop?token={message.token}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Subject"] = subject
        letter.set_content(body)
        return letter

    def _hand_in(self, letter: EmailMessage) -> None:
        """Over TLS wherever the server offers it; a password never without."""
        server, context = self._server, ssl.create_default_context()
        host, port = server.hostname or "", server.port or PORTS[server.scheme]
        if server.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=MOST_SECONDS, context=context)
        else:
            line = smtplib.SMTP(host, port, timeout=MOST_SECONDS)
        with line:
            if server.scheme == "smtp":
                line.ehlo()
                if line.has_extn("starttls") or server.username:
                    line.starttls(context=context)
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
