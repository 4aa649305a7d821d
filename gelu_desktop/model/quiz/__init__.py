"""The quiz: questions with hidden answers, some with random numbers, and the score."""

from gelu_desktop.model.quiz.generators import GENERATORS, Drawn
from gelu_desktop.model.quiz.question import Question, question, questions
from gelu_desktop.model.quiz.round import Round
from gelu_desktop.model.quiz.score import Score
from gelu_desktop.model.quiz.tolerance import Tolerance, ToleranceError

__all__ = [
    "GENERATORS",
    "Drawn",
    "Question",
    "Round",
    "Score",
    "Tolerance",
    "ToleranceError",
    "question",
    "questions",
]
